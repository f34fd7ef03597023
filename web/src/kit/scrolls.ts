/**
 * `use:scrolls` on whatever scrolls: with the keyboard one can only scroll what one can get to, so while there is more
 * than fits and nothing inside takes the focus, the thing itself does. While more follows below, it carries `data-more`.
 */
const INSIDE = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"], :disabled)';
const SCROLLS = /auto|scroll/;
const NEARLY = 4; // pixels

export function scrolls(node: HTMLElement) {
  const look = () => {
    const { overflowX, overflowY } = getComputedStyle(node);
    const more =
      (SCROLLS.test(overflowY) && node.scrollHeight > node.clientHeight) ||
      (SCROLLS.test(overflowX) && node.scrollWidth > node.clientWidth);
    if (more && !node.querySelector(INSIDE)) node.tabIndex = 0;
    else if (node !== document.activeElement) node.removeAttribute('tabindex');
    follow();
  };
  const follow = () => {
    node.toggleAttribute(
      'data-more',
      SCROLLS.test(getComputedStyle(node).overflowY) && node.scrollHeight - node.scrollTop - node.clientHeight > NEARLY,
    );
  };
  node.addEventListener('scroll', follow, { passive: true });
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
      node.removeEventListener('scroll', follow);
    },
  };
}
