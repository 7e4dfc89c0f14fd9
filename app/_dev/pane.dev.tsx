import type CMS from "@sveltia/cms";
import type { CmsConfig, CustomPreviewTemplateProps } from "@sveltia/cms";
import type { ReactElement } from "react";
import { revealField } from "../../export/edit/reveal-field";
import type { ToPage, ToPane } from "./in-pane.client";
import { openForm } from "./open-form";
import { PaneParts } from "./pane-parts";
import type { Field, Shown, Typed } from "./show-draft";

/** What Sveltia gives to the page for components. */
declare const createClass: (spec: object & ThisType<Pane>) => unknown;

type State = {
  shown: Shown;
  /** Whether `next dev` does not answer. */
  isWaiting: boolean;
  /** The width of the page; without one, as wide as the pane. */
  width: number | undefined;
  isFolded: boolean;
  /** The field that has the focus. */
  focus: string;
  /** The field of another form that was pressed. */
  other: Field | undefined;
};

type Pane = {
  props: CustomPreviewTemplateProps;
  state: State;
  setState: (state: Partial<State>) => void;
  form: ReturnType<typeof openForm>;
  page: HTMLIFrameElement | null;
  timer: number;
  beat: number;
  send: () => void;
  show: (shown: Shown | undefined) => void;
  tell: (message: ToPage) => void;
  listen: (event: MessageEvent<ToPane>) => void;
  focus: (event: FocusEvent) => void;
  reveal: (keyPath: string, words?: string) => Promise<void>;
};

/** A pause in typing, in milliseconds. */
const pause = 120;
/** How often a form tells that it is open, and learns of changed files, in milliseconds. */
const beat = 30_000;

/** The page of a form beside it, as it is typed. A press on a part of the page leads to its field. */
const spec: object & ThisType<Pane> = {
  getInitialState: (): State => ({
    shown: { pages: [], leftOut: [], problems: [], isOld: false },
    isWaiting: false,
    width: undefined,
    isFolded: false,
    focus: "",
    other: undefined,
  }),

  componentDidMount() {
    this.form = openForm(this.show);
    addEventListener("message", this.listen);
    addEventListener("focusin", this.focus);
    addEventListener("focus", this.send);
    this.beat = window.setInterval(this.send, beat);
    addEventListener("pagehide", this.form.forget);
    this.send();
  },

  componentDidUpdate({ entry }: CustomPreviewTemplateProps) {
    document.documentElement.toggleAttribute("data-folded", this.state.isFolded);
    if (entry === this.props.entry) return;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(this.send, pause);
  },

  componentWillUnmount() {
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("message", this.listen);
    removeEventListener("focusin", this.focus);
    removeEventListener("focus", this.send);
    removeEventListener("pagehide", this.form.forget);
    document.documentElement.toggleAttribute("data-folded", false);
    this.form.close();
  },

  send() {
    const { collection, path, data } = this.props.entry.toJS() as unknown as Typed;
    this.form.send({ collection, path, data });
  },

  show(shown: Shown | undefined) {
    if (!shown) return this.setState({ isWaiting: true });
    // A page that cannot be shown stays as it was.
    const pages = shown.pages.length > 0 ? shown.pages : this.state.shown.pages;
    this.setState({ shown: { ...shown, pages }, isWaiting: false });
    this.tell({ isDraft: true });
  },

  tell(message: ToPage) {
    this.page?.contentWindow?.postMessage(message, location.origin);
  },

  async listen({ source, data }: MessageEvent<ToPane>) {
    if (!source || source !== this.page?.contentWindow) return;
    // `next dev` may have started again, and know of no draft.
    if ("isReady" in data) this.send();
    if (!("press" in data)) return;
    const field = await this.form.find(data.press);
    this.setState({ other: field?.isOwn ? undefined : field });
    if (field?.isOwn && field.keyPath) this.reveal(field.keyPath, data.press.words[0]);
  },

  focus({ target }: FocusEvent) {
    const field = (target as Element).closest<HTMLElement>(".field[data-key-path]");
    const focus = field?.dataset.keyPath;
    if (!focus) return;
    this.setState({ focus });
    const text = (target as HTMLInputElement).value ?? "";
    const [, number] = /^(?:page\.)?sections\.(\d+)/.exec(focus) ?? [];
    if (number === undefined) return this.tell({ section: undefined, text });
    const { leftOut } = this.state.shown;
    const above = leftOut.filter((each) => each < Number(number)).length;
    if (!leftOut.includes(Number(number))) this.tell({ section: Number(number) - above, text });
  },

  async reveal(keyPath: string, words = "") {
    this.setState({ isFolded: false });
    await revealField(keyPath);
    const field = document.activeElement;
    const index = field instanceof HTMLTextAreaElement ? field.value.indexOf(words) : 0;
    if (index <= 0) return;
    // In a long text, to the words; a browser moves there when the field gets the focus.
    (field as HTMLTextAreaElement).setSelectionRange(index, index);
    (field as HTMLTextAreaElement).blur();
    (field as HTMLTextAreaElement).focus();
  },

  render(): ReactElement {
    const { shown, focus } = this.state;
    return (
      <PaneParts
        {...this.state}
        address={addressOf(shown, focus)}
        frame={(page) => {
          this.page = page;
        }}
        change={(state) => this.setState(state)}
        reveal={this.reveal}
      />
    );
  },
};

/** The address of the page that the field with the focus is about, of a file with several pages. */
function addressOf({ pages }: Shown, focus: string): string | undefined {
  const about = ({ keyPath }: { keyPath: string }) =>
    focus.startsWith(`${keyPath}.`) ? keyPath.length : 0;
  return pages.toSorted((a, b) => about(b) - about(a))[0]?.path;
}

/** Shows the pane beside each form. */
export function addPane(cms: typeof CMS, { collections = [] }: CmsConfig): void {
  const style = document.createElement("style");
  style.textContent = foldedForm;
  document.head.append(style);
  const pane = createClass(spec) as Parameters<typeof CMS.registerPreviewTemplate>[1];
  for (const each of collections) {
    const names =
      "files" in each ? each.files.map(({ name }) => name) : "name" in each ? [each.name] : [];
    for (const name of names) if (name) cms.registerPreviewTemplate(name, pane);
  }
}

const foldedForm = `
[data-folded] .resizable-pane:has([data-mode=edit]), [data-folded] .resizable-handle { display: none }
[data-folded] .resizable-pane:has([data-mode=preview]) { flex: 1 !important }
`;
