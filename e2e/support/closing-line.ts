import type { FullConfig, Reporter, Suite } from "playwright/types/testReporter";

/** Ends the run with one plain line of counts, for programs that read the log. */
export default class ClosingLine implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite) {
    this.#suite = suite;
  }

  async onExit() {
    const outcomes = this.#suite?.allTests().map((test) => test.outcome()) ?? [];
    const count = (kind: string) => outcomes.filter((outcome) => outcome === kind).length;
    console.log(
      `\n${count("expected")} passed, ${count("unexpected")} failed, ${count("skipped")} skipped`,
    );
  }
}
