/** What the smoke tests ask of a browser, the same for both engines. */
export type Driver = {
  name: string;
  /** Loads a page and waits for its load event. */
  open(address: string): Promise<void>;
  /** Script errors of the page that was opened last. */
  errors(): Promise<string[]>;
  /** Runs a function in the page, which sees nothing outside itself, and returns its result. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Moves the mouse to a point of the window, in px. */
  move(x: number, y: number): Promise<void>;
  /** Presses the mouse's first button where the mouse is. */
  press(): Promise<void>;
  /** Presses keys one after another: letters, or names like "ArrowRight". */
  keys(...names: string[]): Promise<void>;
  /** Sets the size of the window's content, in px. */
  resize(width: number, height: number): Promise<void>;
  /** A picture of what the window shows, as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** The page on paper, as PDF, where the engine's driver can print. */
  print?(): Promise<Uint8Array>;
  close(): Promise<void>;
};
