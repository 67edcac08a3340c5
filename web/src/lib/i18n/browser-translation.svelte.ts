/** Keeps the page alive while the browser translates it. */

interface Translated {
  translation: Element;
  original: string;
}

/**
 * Translators replace each text node by a `<font>` with the translation. The page would go on writing to nodes
 * that are gone: nothing would change any more, and removed parts would stay. So each node is put back, empty, in
 * front of its translation, which goes as soon as the page writes to the node, moves it or removes it.
 */
class BrowserTranslation {
  /** Whether a translator has been at work since the page was loaded. */
  isActive = $state(false);
  readonly #translated = new WeakMap<Node, Translated>();
  readonly #textOf = new WeakMap<Node, Text>();

  /** Looks after the texts below a node from now on. */
  watch(root: Node): void {
    const observer = new MutationObserver((records) => {
      this.#follow(records);
      observer.takeRecords(); // what has been changed here
    });
    observer.observe(root, { childList: true, characterData: true, subtree: true });
  }

  #follow(records: readonly MutationRecord[]): void {
    const added = new Set<Node>(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isTranslation)));
    if (!this.isActive && added.size === 0) return;
    const written = new Set(records.filter(({ type }) => type === 'characterData').map(({ target }) => target));
    for (const node of written) this.#dropTranslation(node);
    for (const record of records)
      for (const node of record.removedNodes)
        if (!(node instanceof Text)) this.#showOriginal(node);
        else if (this.#translated.has(node)) this.#dropTranslation(node, node.isConnected);
        else if (!node.isConnected) this.#putBack(node, translationIn(record, added), written.has(node));
  }

  /** Puts back a text that a translator has replaced. If the page has written to it meanwhile, it counts. */
  #putBack(text: Text, translation: Element | undefined, isWritten: boolean): void {
    if (!translation?.isConnected || this.#textOf.has(translation)) return;
    this.isActive = true;
    translation.before(text);
    if (isWritten) return translation.remove();
    this.#translated.set(text, { translation, original: text.data });
    this.#textOf.set(translation, text);
    text.data = '';
  }

  /** The page has written to a text, moved it or removed it: the translation no longer belongs there. */
  #dropTranslation(text: Node, isMoved = false): void {
    const translated = this.#translated.get(text);
    if (!translated) return;
    this.#translated.delete(text);
    translated.translation.remove();
    if (isMoved) (text as Text).data = translated.original;
  }

  /** A translator has taken its translation away. */
  #showOriginal(translation: Node): void {
    const text = this.#textOf.get(translation);
    if (text?.isConnected && !translation.isConnected) this.#dropTranslation(text, true);
  }
}

const isTranslation = (node: Node | null): node is Element => node instanceof Element && node.localName === 'font';

/** The nodes that a translator has put where the text was removed. */
const translationIn = (
  { addedNodes, previousSibling, nextSibling }: MutationRecord,
  added: ReadonlySet<Node>,
): Element | undefined =>
  [...addedNodes, previousSibling, nextSibling].find((node) => isTranslation(node) && added.has(node)) as
    Element | undefined;

export const browserTranslation = new BrowserTranslation();
