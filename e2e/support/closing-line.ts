import type { FullConfig, Reporter, Suite } from "playwright/types/testReporter";

/** Ends the run with one plain line of counts, for the log's reader. */
export default class ClosingLine implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite) {
    this.#suite = suite;
  }

  onExit(): Promise<void> {
    const outcomes = this.#suite?.allTests().map((test) => test.outcome()) ?? [];
    const count = (...kinds: string[]) => outcomes.filter((kind) => kinds.includes(kind)).length;
    const again = count("flaky") > 0 ? ` (${count("flaky")} only when tried again)` : "";
    console.log(
      `\n${count("expected", "flaky")} passed${again}, ${count("unexpected")} failed, ${count("skipped")} skipped`,
    );
    return Promise.resolve();
  }
}
