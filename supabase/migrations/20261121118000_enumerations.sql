-- What the API knows as one of several values, the database knows as the same values: past the API's own checks, the data
-- API stored a platform that nobody knows, and the entry could not be read any more. A test compares the lists with the
-- contract.

delete from public.caption_variants
where platform not in ('general', 'instagram', 'x', 'tiktok', 'facebook', 'threads', 'bluesky', 'linkedin');

alter table public.caption_variants
  drop constraint caption_variants_platform,
  add constraint caption_variants_platform check (
    platform in ('general', 'instagram', 'x', 'tiktok', 'facebook', 'threads', 'bluesky', 'linkedin')
  );

alter table public.caption_history
  drop constraint caption_history_platform,
  add constraint caption_history_platform check (platform in ('general', 'instagram', 'x', 'tiktok', 'facebook')),
  drop constraint caption_history_intent,
  add constraint caption_history_intent check (intent in (
    'offer', 'launch', 'milestone', 'event', 'how-to', 'question', 'story', 'feeling', 'thing', 'place', 'person', 'day',
    'loss', 'greeting', 'unknown'
  )),
  drop constraint caption_history_language,
  add constraint caption_history_language check (language in ('en', 'es', 'de', 'fr', 'it', 'pt', 'other'));

update public.profiles set tone_off = '{}' where not tone_off <@ array[
  'length', 'casing', 'emoji', 'hashtags', 'exclamation', 'questions', 'openEnd', 'capsWord', 'slang', 'opener',
  'signature', 'register', 'language'
];

alter table public.profiles
  drop constraint profiles_tone_off,
  add constraint profiles_tone_off check (
    cardinality(tone_off) <= 20 and array_position(tone_off, null) is null
    and tone_off <@ array[
      'length', 'casing', 'emoji', 'hashtags', 'exclamation', 'questions', 'openEnd', 'capsWord', 'slang', 'opener',
      'signature', 'register', 'language'
    ]
  );

update public.articles set writer = null
where writer not in ('strategist', 'storyteller', 'analyst', 'coach', 'editor');

alter table public.articles
  drop constraint articles_writer_length,
  add constraint articles_writer check (writer in ('strategist', 'storyteller', 'analyst', 'coach', 'editor'));

alter table private.trend_users add constraint trend_users_kind check (kind in ('hashtag', 'emoji'));
