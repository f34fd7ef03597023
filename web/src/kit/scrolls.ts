/**
 * `use:scrolls` on whatever scrolls: with the keyboard one can only scroll what one can get to, so while there is more
 * than fits and nothing inside takes the focus, the thing itself does. While more follows below, it carries `data-more`.
 */
const INSIDE = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"], :disabled)';
const SCROLLS = /auto|scroll/;
const NEARLY = 4; // pixels

const changed = new Set<HTMLElement>();

/** Once a frame, all that changed: first everything is measured, then everything is marked, so it is laid out once. */
function lookAgain(node: HTMLElement): void {
  if (!changed.size)
    requestAnimationFrame(() => {
      const marks = [...changed].filter((each) => each.isConnected).map(measured);
      changed.clear();
      for (const mark of marks) mark();
    });
  changed.add(node);
}

function measured(node: HTMLElement): () => void {
  const { overflowX, overflowY } = getComputedStyle(node);
  const { scrollHeight, clientHeight, scrollTop } = node;
  const down = SCROLLS.test(overflowY);
  const more =
    (down && scrollHeight > clientHeight) || (SCROLLS.test(overflowX) && node.scrollWidth > node.clientWidth);
  const stops = more && !node.querySelector(INSIDE);
  return () => {
    if (stops) node.tabIndex = 0;
    else if (node !== document.activeElement) node.removeAttribute('tabindex');
    node.toggleAttribute('data-more', down && scrollHeight - scrollTop - clientHeight > NEARLY);
  };
}

export function scrolls(node: HTMLElement) {
  const look = () => lookAgain(node);
  node.addEventListener('scroll', look, { passive: true });
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  size.observe(node);
  content.observe(node, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['class', 'hidden', 'disabled'],
  });
  return {
    destroy() {
      size.disconnect();
      content.disconnect();
      node.removeEventListener('scroll', look);
    },
  };
}
