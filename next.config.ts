import type { NextConfig } from "next";

const config: NextConfig = {
  output: "export",
  reactStrictMode: true,
  typedRoutes: true,
  agentRules: false,
  experimental: { agentUpgrade: false },
  turbopack: {
    rules: {
      "*": { condition: { query: "?raw" }, type: "text" },
    },
  },
};
export default config;
