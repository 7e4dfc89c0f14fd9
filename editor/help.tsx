export type HelpProps = {
  /** Values of the `{{…}}` tokens, by name. */
  tokens: [name: string, value: string][];
  scenes: readonly string[];
  /** All addresses that a link may have: "/contact", "@ios". */
  addresses: string[];
};

/** A short guide to Markdown and tokens, and the suggestions of link fields. */
export function Help({ tokens, scenes, addresses }: HelpProps) {
  return (
    <>
      <datalist id="addresses">
        {addresses.map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
      <details>
        <summary>What can I write?</summary>
        <p>
          <code>**bold**</code>, <code>_italic_</code>, <code>## Heading</code>,{" "}
          <code>- entry of a list</code>, <code>[words](/contact)</code>. A picture is{" "}
          <code>![what it shows](scene:coupon)</code>, first below its heading; one of your own is{" "}
          <code>![what it shows](shop-window.jpg)</code>, there or on a line of its own.
        </p>
        <p>Scenes: {scenes.join(", ")}.</p>
        <p>Facts, said once and put in everywhere:</p>
        <ul className="files">
          {tokens.map(([name, value]) => (
            <li key={name} data-token={name} data-value={value}>
              <code>{`{{${name}}}`}</code> {value}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
