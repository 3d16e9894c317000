/**
 * The limits of the measured figures. docs/performance.md names them above each table and marks the figures that miss
 * them.
 */
export const limits = {
  /** Of a generation against a bare handler, at p50 and p95. */
  generationRatio: 1.5,
  /** To the database, for one generation. */
  generationRoundTrips: 2,
  /** Of the first caption against the time that the model needs for it. */
  firstCaptionRatio: 1.3,
  /** Of a long list against a short one. */
  listRatio: 1.3,
  /** In kB of 1,000 bytes, compressed. */
  firstLoad: { "/auth": 85, "/": 120, other: 180 },
  startSeconds: { cold: 10, warm: 4 },
  /** Of the caption code to the first response of the API's process, in milliseconds. */
  coldStartAddedMs: 150,
  trendRankingMs: 1000,
  /** Of the trends against a bare request. */
  trendsRatio: 1.5,
  /** For others, while the product is attacked, in milliseconds. */
  waitUnderAttackMs: 1000,
  /** To judge the drafts of one request at p95, in milliseconds. */
  judgingMs: 10,
  /** Requests per second of a read that everybody shares. */
  sharedReadsPerSecond: 3000,
  /** Of signed-in reads against asking the database each time, at 100 clients. */
  signedInReadRatio: 2,
} as const;
