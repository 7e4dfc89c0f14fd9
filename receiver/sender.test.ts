import { expect, test } from "vitest";
import { senderOf } from "./sender.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:db8::7", "2001:db8:0:0::/64"],
  ["2001::2:3:4:5:6:7", "2001:0:2:3::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s counts as %s", (address, sender) => {
  expect(senderOf(address)).toBe(sender);
});

test.each(["", "unknown", "1:2", "fe80::1%eth0", "2001:db8:::1", "] :", "[::1]"])(
  "what is no address (%j) counts as it is",
  (address) => {
    expect(senderOf(address)).toBe(address);
  },
);
