// Texts of a page that are cut off, or that lie over each other; a line for each.
() => {
  const SCROLLS = /auto|scroll/;
  const CUTS = /hidden|clip/;
  const told = (node) => `${node.parentElement.tagName.toLowerCase()}.${node.parentElement.className?.baseVal ?? node.parentElement.className}: ${node.data.trim().slice(0, 40)}`;
  const texts = [];
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (parent.closest('.unseen, [data-clip], script, style, dialog:not([open])')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    let seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    // a font's own box is higher than its letters: as much of it may be cut as they leave empty
    const letters = parseFloat(getComputedStyle(parent).fontSize);
    const empty = { X: 2.5, Y: Math.max(2.5, letters / 3) };
    let cut = '';
    let hidden = false;
    for (let at = parent; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath !== 'none' && at.clientWidth <= 2) hidden = true;
      const edge = at.getBoundingClientRect();
      for (const [axis, low, high] of [['X', 'left', 'right'], ['Y', 'top', 'bottom']]) {
        const flow = style[`overflow${axis}`];
        if (SCROLLS.test(flow) || CUTS.test(flow)) {
          const less = Math.max(edge[low] - seen[low], seen[high] - edge[high]);
          if (CUTS.test(flow) && less > empty[axis] && !cut) cut = `${at.tagName.toLowerCase()}.${at.className?.baseVal ?? at.className} ${less.toFixed(0)}px`;
          seen[low] = Math.max(seen[low], edge[low]);
          seen[high] = Math.min(seen[high], edge[high]);
        }
      }
      if (style.position === 'fixed') break;
    }
    if (hidden) continue;
    if (cut && box.width > 0) found.push(`cut ${told(node)} (${cut})`);
    if (seen.right - seen.left < 2 || seen.bottom - seen.top < 2) continue;
    if (box.left < -1 || box.right > innerWidth + 1) {
      if (seen.right > innerWidth + 1 || seen.left < -1) found.push(`off the page ${told(node)}`);
    }
    for (const rect of range.getClientRects())
      texts.push({
        node,
        left: Math.max(rect.left, seen.left),
        right: Math.min(rect.right, seen.right),
        top: Math.max(rect.top + letters / 6, seen.top),
        bottom: Math.min(rect.bottom - letters / 6, seen.bottom),
      });
  }
  const top = (text) => {
    const at = document.elementFromPoint((text.left + text.right) / 2, (text.top + text.bottom) / 2);
    return at !== null && (at.contains(text.node.parentElement) || text.node.parentElement.contains(at));
  };
  const lie = texts.filter((text) => text.right - text.left > 3 && text.bottom - text.top > 3 && top(text));
  for (let one = 0; one < lie.length; one++)
    for (let two = one + 1; two < lie.length; two++) {
      const [a, b] = [lie[one], lie[two]];
      if (a.node === b.node) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 3 && high > 5) found.push(`over each other: ${told(a.node)} | ${told(b.node)}`);
    }
  for (const pill of document.querySelectorAll('.chance')) {
    const a = pill.getBoundingClientRect();
    for (const pip of pill.parentElement.querySelectorAll('.needs *')) {
      const b = pip.getBoundingClientRect();
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2)
        found.push(`the chance ${pill.textContent} covers what the ghost needs`);
    }
  }
  return [...new Set(found)];
}
