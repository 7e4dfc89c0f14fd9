// Replaces a module that the build leaves out (export/next/output.ts, replacedModules).
export {};
