import { expect, test } from "vitest";
import { readAudit } from "./read-audit.ts";

const report = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { left: { name: "left", severity, isDirect: false, range: "<1.2.3" } },
    metadata: {},
  });

test("an advisory is named, and one of high severity is refused", () => {
  expect(readAudit(report("high"))).toEqual({
    lines: ["high: left <1.2.3 (required by another package)"],
    refused: true,
  });
  expect(readAudit(report("critical")).refused).toBe(true);
  expect(readAudit(report("moderate")).refused).toBe(false);
});

test("without an advisory nothing is refused", () => {
  const clean = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: {} });
  expect(readAudit(clean)).toEqual({ lines: ["No package has a known advisory."], refused: false });
});

test.each(['{"message":"405 Method Not Allowed","statusCode":405}', "", "npm error audit endpoint returned an error"])(
  "a registry that does not answer is said to be none: %s",
  (output) => {
    expect(readAudit(output)).toEqual({
      lines: ["Not audited: the registry did not answer with advisories."],
      refused: false,
    });
  },
);
