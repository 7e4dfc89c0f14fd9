import { basename } from "node:path";
import type { CmsConfig, EntryCollection, Field, FileCollection } from "@sveltia/cms";
import type { z } from "zod";
import { groupOf } from "../../site/edit-address.ts";
import { bodyLabel, labelOf, singular } from "../../site/labels.ts";
import { type Folder, folders, type Single, singles } from "../../site/load/collections.ts";
import type { Files } from "../../site/load/files.ts";
import { readSource } from "../../site/load/source.ts";
import { valueAt } from "../../site/load/walk.ts";
import { allListNames } from "../../site/schema/prices.ts";
import { nameOf } from "../../site/slug.ts";
import { type Choices, fieldsOf } from "./fields.ts";
import { jsonSchema } from "./json-schema.ts";

/** Pictures of pages are beside their files. */
const pagesFolder = folders.pages.folder.slice(0, -1);

/** How the editor writes a file. */
const output = {
  omit_empty_optional_fields: true,
  yaml: { quote: "none", indent_size: 2 },
} as const;

/**
 * Sveltia's configuration, made from the schemas and the files.
 * @param repository "owner/name" at GitHub; of a local clone, the folder's name shows
 */
export function editorConfig(files: Files, repository?: string): CmsConfig {
  const choices = choicesIn(files);
  return {
    load_config_file: false,
    backend: {
      name: "github",
      repo: repository ?? `local/${basename(process.cwd())}`,
      branch: "main",
      auth_methods: ["token"],
    },
    // A save becomes a pull request, which is checked (docs/hosting.md).
    ...(repository && { publish_mode: "editorial_workflow" }),
    app_title: "Content of the site",
    logo: { src: "/favicon.svg" },
    media_folder: pagesFolder,
    media_libraries: {
      default: { config: { slugify_filename: true, max_file_size: 15_000_000 } },
      // The page's policy admits no other host.
      stock_assets: false,
    },
    slug: { encoding: "ascii", clean_accents: true },
    output,
    collections: [
      ...Object.entries<Folder>(folders).map(([name, folder]) =>
        folderCollection(name, folder, choices),
      ),
      ...groups.map(
        ({ name, label, icon }): FileCollection => ({
          name,
          label,
          icon,
          files: Object.entries<Single>(singles)
            .filter(([, single]) => groupOf(single) === name)
            .map(([name, single]) => ({
              name,
              label: labelOf({ name, ...single }),
              file: single.path,
              fields: entryFields(single.schema, single.path, choices),
            })),
        }),
      ),
    ],
  };
}

const slugHint =
  "The name of the file, and the end of the page's address. If you change it, add the old one to Former addresses of a post, or to Redirects.";

/** The groups of single files in the list of content. */
const groups = [
  { name: "prices", label: "Prices and offer", icon: "sell" },
  { name: "texts", label: "Other texts", icon: "draft" },
  { name: "shared", label: "Menus and settings", icon: "settings" },
];

const folderIcons: Record<string, string> = {
  services: "storefront",
  posts: "article",
  pages: "description",
};

function folderCollection(name: string, kind: Folder, choices: Choices): EntryCollection {
  const { folder, ending, schema } = kind;
  const label = labelOf({ name, ...kind });
  const path = folder.slice(0, -1);
  const fields = entryFields(schema, ending, choices);
  const names = fields.map((field) => field.name);
  const title = ["title", "name"].find((each) => names.includes(each)) ?? "metadata.title";
  return {
    name,
    label,
    label_singular: singular(label),
    icon: folderIcons[name],
    folder: path,
    extension: ending.slice(1),
    identifier_field: title,
    // The titles of two pages may be alike.
    summary: name === "pages" ? `{{slug}}: {{${title}}}` : `{{${title}}}`,
    slug: { template: `{{${title}}}`, hint: slugHint },
    aliases_field: false,
    media_folder: `/${path}`,
    public_folder: "",
    fields,
  };
}

/** The fields of a file; a Markdown file has its text below its opening words and pictures. */
function entryFields(schema: z.ZodType, path: string, choices: Choices): Field[] {
  const fields = fieldsOf(jsonSchema(schema), choices);
  if (!path.endsWith(".md")) return fields;
  const above = fields.findLastIndex(({ name }) => ["lead", "poster", "picture"].includes(name));
  const hint =
    "In Markdown. A heading begins with ##; below it, a picture: choose a JPEG or PNG of your own, at least 480 pixels wide (1600 is best) and at most 15 MB, and say in the brackets what it shows.";
  return fields.toSpliced(above + 1, 0, {
    name: "body",
    label: bodyLabel,
    widget: "text-of-post",
    hint,
  });
}

/** Choices that fields offer from the content itself. */
function choicesIn(files: Files): Choices {
  const paths = Object.keys(files);
  const dataOf = (path: string) => readSource(path, files[path] ?? "").data;
  const idsAt = (path: string, field: string[]) => {
    const list = valueAt(dataOf(path), field);
    return Array.isArray(list) ? list.map((entry) => String(valueAt(entry, ["id"]))) : [];
  };
  const plansOf = Object.fromEntries(
    allListNames.map((list) => [list, idsAt(singles.prices.path, ["categories", list, "plans"])]),
  );
  return {
    authors: idsAt(singles.site.path, ["authors"]),
    services: paths.filter((path) => path.startsWith(folders.services.folder)).map(nameOf),
    plansOf,
    plans: [],
  };
}
