import type CMS from "@sveltia/cms";
import type { CmsConfig, CustomPreviewTemplateProps } from "@sveltia/cms";
import type { ReactElement } from "react";
import { valueAt } from "../../site/load/walk";
import type { Entry } from "../page/entries";
import type { Answer, Frame } from "../page/index";
import type { Target } from "../page/shown";
import { focusField, pressInEditor } from "../sveltia/markup";
import { isSavedElsewhere, whenSavedElsewhere } from "../sveltia/saved-elsewhere";
import { PaneParts } from "./pane-parts";
import type { State } from "./state";

type Pane = {
  props: CustomPreviewTemplateProps;
  state: State;
  setState: (state: Partial<State>) => void;
  frame: HTMLIFrameElement | null;
  page: Frame | undefined;
  /** The key path of the field that has the focus. */
  focused: string;
  timer: number;
  idle: number;
  start: () => Promise<void>;
  show: () => void;
  showLater: () => void;
  takePictures: (missing: string[]) => void;
  onFocus: (event: FocusEvent) => void;
  onPress: (answer: Answer) => void;
  reveal: (target: Pick<Target, "keyPath"> & { offset?: number }) => Promise<void>;
};

/** The page of a form beside it, as it is typed. A press on a part of the page leads to its field. */
const spec = (build: string): object & ThisType<Pane> => ({
  getInitialState: (): State => ({
    shown: undefined,
    further: [],
    error: undefined,
    answer: undefined,
    isOtherBuild: false,
    isSavedElsewhere: false,
    region: "",
    width: undefined,
    isFolded: false,
  }),

  componentDidMount() {
    this.focused = "";
    addEventListener("focusin", this.onFocus);
    whenSavedElsewhere(this.showLater);
  },

  componentDidUpdate({ entry }: CustomPreviewTemplateProps) {
    document.documentElement.toggleAttribute("data-folded", this.state.isFolded);
    if (entry === this.props.entry) return;
    const added = addedSection(entryOf(entry).data, entryOf(this.props.entry).data);
    this.showLater();
    if (added) this.reveal({ keyPath: added });
  },

  componentWillUnmount() {
    clearTimeout(this.timer);
    cancelIdleCallback(this.idle);
    removeEventListener("focusin", this.onFocus);
    document.documentElement.toggleAttribute("data-folded", false);
  },

  /** Is called once the frame has loaded, and again where it has been loaded anew. */
  async start() {
    const { contentWindow, contentDocument } = this.frame ?? {};
    const page = (contentWindow as { frame?: Frame } | null | undefined)?.frame;
    if (!page) return;
    const isOtherBuild = contentDocument?.documentElement.dataset.build !== build;
    page.told.onPress = this.onPress;
    page.told.onPictures = this.show;
    page.told.onError = (error) => this.setState({ error });
    page.told.onKey = pressInEditor;
    page.takeSaved(await savedEntries(this.props));
    this.page = page;
    this.setState({ isOtherBuild, region: page.region });
    this.show();
    if (this.focused) page.reveal(this.focused);
  },

  showLater() {
    // The key shows in its field first.
    clearTimeout(this.timer);
    requestAnimationFrame(() => {
      clearTimeout(this.timer);
      this.timer = window.setTimeout(this.show);
    });
  },

  show() {
    const { page } = this;
    if (!page) return;
    try {
      const shown = page.show(entryOf(this.props.entry), this.focused);
      const isSaved = isSavedElsewhere(entryOf(this.props.entry).path);
      this.setState({ shown, error: undefined, isSavedElsewhere: isSaved });
      this.takePictures(shown.missing);
    } catch (error) {
      this.setState({ error: String(error) });
    }
    cancelIdleCallback(this.idle);
    this.idle = requestIdleCallback(() => this.setState({ further: page.furtherNotes() }));
  },

  /** Gives the page pictures that were saved since its build. */
  takePictures(missing: string[]) {
    const file = this.page?.fileOf(entryOf(this.props.entry)) ?? "";
    for (const name of missing) {
      const { url } = this.props.getAsset(name) ?? {};
      if (url) this.page?.takePicture(file.replace(/[^/]*$/, name), url);
    }
  },

  onPress(answer: Answer) {
    this.setState({ answer });
    const file = this.page?.fileOf(entryOf(this.props.entry));
    const [own] = answer.targets;
    if (own && own.file === file) this.reveal(own);
    else if (!own && answer.section) this.reveal(answer.section);
  },

  onFocus({ target }: FocusEvent) {
    const field = (target as Element).closest<HTMLElement>(".field[data-key-path]");
    const focused = field?.dataset.keyPath;
    if (!focused || focused === this.focused) return;
    this.focused = focused;
    this.show();
    this.page?.reveal(focused);
  },

  async reveal({ keyPath, offset = 0 }: { keyPath: string; offset?: number }) {
    this.setState({ isFolded: false });
    await focusField(keyPath, offset);
  },

  render(): ReactElement {
    return (
      <PaneParts
        {...this.state}
        file={this.page?.fileOf(entryOf(this.props.entry))}
        frame={(frame) => {
          this.frame = frame;
        }}
        start={this.start}
        change={(state) => this.setState(state)}
        reveal={this.reveal}
      />
    );
  },
});

/** The key path of a section that was added to a form. */
function addedSection(before: Entry["data"], now: Entry["data"]): string | undefined {
  for (const path of [["sections"], ["page", "sections"]]) {
    const [old, list] = [valueAt(before, path), valueAt(now, path)];
    if (!Array.isArray(old) || !Array.isArray(list) || list.length !== old.length + 1) continue;
    const place = list.findIndex(({ section }, index) => section !== old[index]?.section);
    return [...path, place].join(".");
  }
  return undefined;
}

let collections: string[] = [];

/** All entries as they are saved, and as the editor has read them. */
async function savedEntries({ getCollection }: CustomPreviewTemplateProps): Promise<Entry[]> {
  const lists = await Promise.all(collections.map((name) => getCollection(name)));
  return (lists.flat() as CustomPreviewTemplateProps["entry"][]).map(entryOf);
}

function entryOf(entry: CustomPreviewTemplateProps["entry"]): Entry {
  const [collection, path] = [entry.get("collection"), entry.get("path")];
  return { collection, path, data: entry.get("data")?.toJS() } as unknown as Entry;
}

/** Shows the pane beside each form. @param build of the editor, which the page's should be of, too */
export function addPane(cms: typeof CMS, config: CmsConfig, build: string): void {
  const style = document.createElement("style");
  style.textContent = foldedForm;
  document.head.append(style);
  const pane = createClass(spec(build) as never) as unknown as Parameters<
    typeof CMS.registerPreviewTemplate
  >[1];
  for (const each of config.collections ?? []) {
    if (!("name" in each) || !each.name) continue;
    collections = [...collections, each.name];
    const names = "files" in each ? each.files.map(({ name }) => name) : [each.name];
    for (const name of names) cms.registerPreviewTemplate(name, pane);
  }
}

const foldedForm = `
[data-folded] .resizable-pane:has([data-mode=edit]), [data-folded] .resizable-handle { display: none }
[data-folded] .resizable-pane:has([data-mode=preview]) { flex: 1 !important }
`;
