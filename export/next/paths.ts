/** Folder of the files of an export whose names change with their contents. */
export const staticFolder = "/_next/static/";
