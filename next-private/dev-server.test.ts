import { expect, test } from "vitest";
import { listNoAddresses } from "./dev-server.ts";

test("Next's server has the method that is replaced", () => {
  expect(() => listNoAddresses()).not.toThrow();
});

test("a server without it is refused", () => {
  expect(() => listNoAddresses(class {})).toThrow("lacks the method getStaticPaths of Next 16.4.6");
});
