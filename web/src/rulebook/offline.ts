/** The rulebook as it is on the page, in one file that needs nothing else: words, pictures and styles. */

/** Every rule of every style sheet, without anything that would be fetched. */
function styles(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .filter((text) => !/url\(|@import/.test(text))
    .join('\n');
}

/** What is on the page, without what only works here. */
export function offline(book: HTMLElement, title: string, language: string): string {
  const copy = book.cloneNode(true) as HTMLElement;
  for (const each of copy.querySelectorAll('[data-here], script, button, .steps')) each.remove();
  for (const link of copy.querySelectorAll('a')) {
    if (!link.getAttribute('href')?.startsWith('#')) link.removeAttribute('href');
  }
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title></title>`;
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = language;
  page.head.innerHTML = head;
  page.title = title;
  page.head.append(Object.assign(page.createElement('style'), { textContent: styles() }));
  page.body.append(page.adoptNode(copy));
  return `<!doctype html>\n${page.documentElement.outerHTML}\n`;
}

export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/html' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
