import {
  articleLimits,
  commentResponseLengthMax,
  commentLengthMax,
  postIdLengthMax,
} from "@contract/rules/text-lengths.ts";
import { mediaBytesMax, mediaTypes } from "@contract/rules/uploads.ts";
import * as limits from "@contract/rules/text-lengths.ts";
import { freeCaptionsPerDay, trialCaptionsPerAddressPerDay } from "@contract/rules/quota.ts";
import { freeRewritesPerGeneration } from "@contract/rules/rewrites.ts";
import { promoCodeLengthMax } from "@contract/rules/promo-codes.ts";
import { sessionDaysMax, sessionIdleDaysMax } from "@contract/rules/sessions.ts";
import { platforms } from "@contract/rules/platforms.ts";
import { liveChangesSecondsMax } from "@contract/wire/live-changes.ts";
import connect from "postgres";
import { afterAll, expect, inject, it } from "vitest";

const sql = connect(inject("stack").databaseUrl, { max: 1, onnotice: () => {} });
afterAll(() => sql.end());

/** Numbers in SQL cannot be imported from the contract, so these tests compare them. */
it("the database's daily limits are the contract's", async () => {
  const [found] =
    await sql`select private.free_captions_per_day() as free, private.trial_captions_per_address_per_day() as trial, private.free_rewrites_per_generation() as rewrites`;
  expect(found).toEqual({
    free: freeCaptionsPerDay,
    trial: trialCaptionsPerAddressPerDay,
    rewrites: freeRewritesPerGeneration,
  });
});

it("the database ends a session at the age, and after the time without use, that the contract says", async () => {
  const [found] = await sql`
    select extract(day from private.session_lifetime())::int as days,
      extract(day from private.session_idle_lifetime())::int as idle`;
  expect(found).toEqual({ days: sessionDaysMax, idle: sessionIdleDaysMax });
});

it("the database looks back for announced changes as far as the contract says", async () => {
  const [found] =
    await sql`select prosrc as body from pg_proc where oid = 'public.was_announced(integer)'::regprocedure`;
  expect(found?.body).toContain(`least(p_seconds, ${liveChangesSecondsMax})`);
});

it("the bucket has the contract's limits for media", async () => {
  const [bucket] =
    await sql`select file_size_limit::int as bytes, allowed_mime_types as types from storage.buckets where id = 'media'`;
  expect(bucket).toEqual({ bytes: mediaBytesMax, types: [...mediaTypes] });
});

it.each<[constraint: string, ...numbers: number[]]>([
  ["profiles_username_length", limits.usernameLengthMin, limits.usernameLengthMax],
  ["profiles_tone_length", limits.toneLengthMax],
  ["promo_codes_code_upper", 3, promoCodeLengthMax],
  ["caption_history_keyword_length", limits.keywordLengthMax],
  ["suggestions_length", 1, limits.suggestionLengthMax],
  ["contact_messages_name_length", limits.contactNameLengthMin, limits.contactNameLengthMax],
  ["articles_title_length", articleLimits.titleMin, articleLimits.titleMax],
  ["articles_summary_length", articleLimits.summaryMin, articleLimits.summaryMax],
  ["social_posts_content_length", 1, platforms.instagram.lengthMax],
  ["social_posts_platform_post_id", 1, postIdLengthMax],
  ["social_comments_comment_length", 1, commentLengthMax],
  ["social_comments_response_length", 1, commentResponseLengthMax],
])("%s lets through what the contract lets through, and no more", async (constraint, ...numbers) => {
  const [found] = await sql<
    { rule: string }[]
  >`select pg_get_constraintdef(oid) as rule from pg_constraint where conname = ${constraint}`;
  expect(found?.rule.match(/\d+/g)?.map(Number)).toEqual(numbers);
});
