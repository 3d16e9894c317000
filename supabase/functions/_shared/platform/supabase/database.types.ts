// Written by `npm run types:database` from supabase/migrations. Do not edit.

/** A number, or its digits: JavaScript's numbers cannot hold every one. */
export type BigInteger = number | string;

/** The tables of the schema `public`: a row of each as JSON. */
export interface Tables {
  activity_logs: {
    id: BigInteger;
    action_type: string;
    description: string;
    metadata: unknown;
    actor_id: string | null;
    reported: boolean;
    created_at: string;
  };
  admin_settings: {
    id: boolean;
    auto_respond: boolean;
    updated_at: string;
  };
  articles: {
    id: string;
    title: string;
    summary: string;
    content: string;
    image_url: string;
    category: string;
    writer: string | null;
    created_at: string;
    updated_at: string;
  };
  caption_history: {
    id: BigInteger;
    user_id: string;
    keyword: string;
    platform: string;
    captions: string[];
    intent: string | null;
    language: string | null;
    favorites: number[];
    has_photo: boolean;
    created_at: string;
    deleted_at: string | null;
  };
  caption_variants: {
    entry_id: BigInteger;
    place: number;
    platform: string;
    user_id: string;
    versions: string[];
    current: number;
    revision: number;
    updated_at: string;
  };
  contact_messages: {
    id: BigInteger;
    user_id: string | null;
    name: string;
    email: string;
    message: string;
    created_at: string;
    mailed_at: string | null;
  };
  daily_usage: {
    user_id: string;
    day: string;
    used: number;
  };
  hashtag_sets: {
    id: BigInteger;
    user_id: string;
    name: string;
    hashtags: string[];
    created_at: string;
  };
  profiles: {
    id: string;
    username: string;
    tone: string | null;
    tone_off: string[];
    signature: string | null;
    history_cleared_to: string;
    history_cleared_from: string;
    history_cleared_at: string | null;
    history_changed_at: string | null;
    created_at: string;
  };
  promo_codes: {
    id: BigInteger;
    code: string;
    email: string | null;
    used_by: string | null;
    used_at: string | null;
    expires_at: string;
    created_at: string;
  };
  social_comments: {
    id: BigInteger;
    post_id: BigInteger | null;
    comment: string;
    is_responded: boolean;
    response: string | null;
    responded_at: string | null;
    is_automatic: boolean;
    failure: string | null;
    created_at: string;
  };
  social_posts: {
    id: BigInteger;
    platform: string;
    content: string;
    hashtags: string[];
    scheduled_for: string;
    media_url: string | null;
    is_posted: boolean;
    platform_post_id: string | null;
    posted_at: string | null;
    is_generated: boolean;
    likes: number;
    comments: number;
    shares: number;
    clicks: number;
    conversions: number;
    created_at: string;
    list_order: BigInteger;
  };
  subscriptions: {
    user_id: string;
    stripe_customer_id: string | null;
    stripe_subscription_id: string | null;
    status: string | null;
    current_period_start: string | null;
    current_period_end: string | null;
    cancel_at_period_end: boolean;
    ends_at: string | null;
    updated_at: string;
  };
  suggestions: {
    id: BigInteger;
    user_id: string | null;
    suggestion: string;
    username: string;
    email: string;
    created_at: string;
  };
  trending_snapshots: {
    date: string;
    data: unknown;
    created_at: string;
  };
  user_roles: {
    user_id: string;
    role: string;
    source: string;
    created_at: string;
  };
}

/** The functions that may be called with a visitor's or a person's token. */
export interface PersonFunctions {
  admin_access: { args: Record<string, never>; returns: string | null };
  begin_article_draft: { args: { p_category: string | null }; returns: unknown };
  begin_chat: { args: Record<string, never>; returns: unknown };
  begin_comment_response: { args: { p_id: BigInteger | null }; returns: unknown };
  begin_social_post: { args: Record<string, never>; returns: unknown };
  caption_endings: { args: Record<string, never>; returns: unknown };
  change_username: { args: { p_username: string | null }; returns: unknown };
  clear_captions: { args: Record<string, never>; returns: unknown };
  complete_comment_response: {
    args: { p_id: BigInteger | null; p_response: string | null; p_reason: string | null };
    returns: unknown;
  };
  create_activity_log: {
    args: { p_action_type: string | null; p_description: string | null; p_metadata: unknown };
    returns: unknown;
  };
  create_article: {
    args: {
      p_title: string | null;
      p_summary: string | null;
      p_content: string | null;
      p_image_url: string | null;
      p_category: string | null;
      p_writer: string | null;
    };
    returns: unknown;
  };
  create_promo_code: { args: { p_code: string | null; p_days: number | null }; returns: unknown };
  create_social_comment: { args: { p_post_id: BigInteger | null; p_comment: string | null }; returns: unknown };
  create_social_post: {
    args: {
      p_platform: string | null;
      p_content: string | null;
      p_hashtags: string[] | null;
      p_scheduled_for: string | null;
      p_media_url: string | null;
      p_is_generated: boolean | null;
    };
    returns: unknown;
  };
  create_suggestion: { args: { p_suggestion: string | null }; returns: unknown };
  delete_article: { args: { p_id: string | null }; returns: boolean | null };
  delete_caption_entry: { args: { p_entry_id: BigInteger | null }; returns: unknown };
  delete_hashtag_set: { args: { p_id: BigInteger | null }; returns: unknown };
  delete_promo_code: { args: { p_id: BigInteger | null }; returns: boolean | null };
  delete_social_post: { args: { p_id: BigInteger | null }; returns: boolean | null };
  discard_dead_letter: { args: { p_id: BigInteger | null }; returns: boolean | null };
  end_other_sessions: { args: Record<string, never>; returns: number | null };
  end_session: { args: { p_session_id: string | null }; returns: string | null };
  fail_comment_response: { args: { p_id: BigInteger | null; p_failure: string | null }; returns: unknown };
  find_captions: {
    args: {
      p_query: string | null;
      p_platform: string | null;
      p_favorites: boolean | null;
      p_limit: number | null;
      p_before?: BigInteger | null;
    };
    returns: unknown;
  };
  find_rewritable: { args: { p_entry_id: BigInteger | null; p_place: number | null }; returns: unknown };
  get_auto_respond: { args: Record<string, never>; returns: boolean | null };
  get_caption_entry: { args: { p_id: BigInteger | null }; returns: unknown };
  get_trending: { args: Record<string, never>; returns: unknown };
  hide_trend: { args: { p_entry: string | null }; returns: unknown };
  is_admin: { args: Record<string, never>; returns: boolean | null };
  list_activity_logs: {
    args: { p_limit: number | null; p_before_at?: string | null; p_before_id?: BigInteger | null };
    returns: unknown;
  };
  list_caption_variants: {
    args: {
      p_limit: number | null;
      p_after_entry?: BigInteger | null;
      p_after_place?: number | null;
      p_after_platform?: string | null;
    };
    returns: unknown;
  };
  list_captions: {
    args: { p_limit: number | null; p_before_at?: string | null; p_before_id?: BigInteger | null };
    returns: unknown;
  };
  list_dead_letters: { args: { p_limit: number | null }; returns: unknown };
  list_generations: {
    args: { p_limit: number | null; p_before_at?: string | null; p_before_id?: string | null };
    returns: unknown;
  };
  list_hidden_trends: { args: Record<string, never>; returns: unknown };
  list_messages: {
    args: { p_limit: number | null; p_before_at?: string | null; p_before_id?: string | null };
    returns: unknown;
  };
  list_promo_codes: {
    args: { p_limit: number | null; p_before_at?: string | null; p_before_id?: BigInteger | null };
    returns: unknown;
  };
  list_sessions: { args: Record<string, never>; returns: unknown };
  list_social_comments: {
    args: { p_limit: number | null; p_before_at?: string | null; p_before_id?: BigInteger | null };
    returns: unknown;
  };
  list_social_posts: {
    args: { p_limit: number | null; p_after_order?: BigInteger | null; p_after_id?: BigInteger | null };
    returns: unknown;
  };
  mark_social_post_posted: { args: { p_id: BigInteger | null; p_platform_post_id: string | null }; returns: unknown };
  me: { args: Record<string, never>; returns: unknown };
  my_billing: { args: Record<string, never>; returns: unknown };
  my_data: { args: Record<string, never>; returns: unknown };
  my_tone: { args: Record<string, never>; returns: unknown };
  promo_status: { args: Record<string, never>; returns: unknown };
  reserve_generation: { args: { p_with_photo?: boolean | null }; returns: unknown };
  reserve_rewrite: {
    args: { p_entry_id: BigInteger | null; p_place: number | null; p_purpose: string | null; p_text: string | null };
    returns: unknown;
  };
  restore_caption_entry: { args: { p_entry_id: BigInteger | null }; returns: unknown };
  restore_captions: { args: { p_cleared_to: string | null }; returns: unknown };
  retry_dead_letter: { args: { p_id: BigInteger | null }; returns: boolean | null };
  save_caption_variant: {
    args: {
      p_entry_id: BigInteger | null;
      p_place: number | null;
      p_platform: string | null;
      p_versions: string[] | null;
      p_current: number | null;
      p_revision: number | null;
    };
    returns: unknown;
  };
  save_hashtag_set: {
    args: { p_name: string | null; p_hashtags: string[] | null; p_id?: BigInteger | null };
    returns: unknown;
  };
  save_signature: { args: { p_signature: string | null }; returns: unknown };
  save_tone: { args: { p_tone: string | null; p_off?: string[] | null }; returns: unknown };
  second_factor_is_settled: { args: Record<string, never>; returns: boolean | null };
  session_is_live: { args: Record<string, never>; returns: boolean | null };
  set_auto_respond: { args: { p_enabled: boolean | null }; returns: boolean | null };
  set_favorite: {
    args: { p_entry_id: BigInteger | null; p_place: number | null; p_favorite: boolean | null };
    returns: unknown;
  };
  touch_session: { args: { p_device: string | null }; returns: boolean | null };
  unhide_trend: { args: { p_id: BigInteger | null }; returns: boolean | null };
  update_article: {
    args: {
      p_id: string | null;
      p_title: string | null;
      p_summary: string | null;
      p_content: string | null;
      p_image_url: string | null;
      p_category: string | null;
      p_writer: string | null;
    };
    returns: unknown;
  };
  update_promo_code: {
    args: { p_id: BigInteger | null; p_code: string | null; p_days: number | null };
    returns: unknown;
  };
  update_social_post: {
    args: {
      p_id: BigInteger | null;
      p_platform: string | null;
      p_content: string | null;
      p_hashtags: string[] | null;
      p_scheduled_for: string | null;
      p_media_url: string | null;
    };
    returns: unknown;
  };
  update_social_post_engagement: {
    args: {
      p_id: BigInteger | null;
      p_likes: number | null;
      p_comments: number | null;
      p_shares: number | null;
      p_clicks: number | null;
      p_conversions: number | null;
    };
    returns: unknown;
  };
  was_announced: { args: { p_seconds: number | null }; returns: boolean | null };
}

/** The functions that may be called with the server's key. */
export interface ServerFunctions {
  account_files: { args: { p_user_id: string | null; p_limit: number | null }; returns: unknown };
  accounts_to_reconcile: { args: { p_older_seconds: number | null; p_limit: number | null }; returns: unknown };
  apply_promo_code: {
    args: { p_email: string | null; p_code: string | null; p_user_id: string | null };
    returns: string | null;
  };
  apply_subscription: {
    args: {
      p_user_id: string | null;
      p_customer_id: string | null;
      p_ticket: BigInteger | null;
      p_since: BigInteger | null;
      p_base: BigInteger | null;
      p_subscription: unknown;
      p_event_id: string | null;
    };
    returns: string | null;
  };
  begin_automatic_response: { args: { p_id: BigInteger | null }; returns: unknown };
  begin_checkout: { args: { p_user_id: string | null }; returns: unknown };
  begin_job: { args: { p_queue: string | null; p_key: string | null; p_payload: unknown }; returns: unknown };
  begin_stripe_event: {
    args: { p_event_id: string | null; p_type: string | null; p_customer_id: string | null };
    returns: unknown;
  };
  claim_job: { args: { p_queues: string[] | null }; returns: unknown };
  claim_sync: { args: { p_user_id: string | null; p_fresh_seconds: number | null }; returns: unknown };
  collect_trends: { args: { p_limit: number | null }; returns: number | null };
  complete_automatic_response: {
    args: { p_id: BigInteger | null; p_response: string | null; p_reason: string | null; p_actor_id: string | null };
    returns: unknown;
  };
  complete_generation: {
    args: {
      p_generation_id: string | null;
      p_keyword: string | null;
      p_platform: string | null;
      p_captions: string[] | null;
      p_model: string | null;
      p_input_tokens: number | null;
      p_output_tokens: number | null;
      p_milliseconds: number | null;
      p_network_hash?: string | null;
      p_intent?: string | null;
      p_language?: string | null;
      p_repeats?: boolean | null;
    };
    returns: unknown;
  };
  complete_rewrite: {
    args: {
      p_generation_id: string | null;
      p_model: string | null;
      p_input_tokens: number | null;
      p_output_tokens: number | null;
      p_milliseconds: number | null;
    };
    returns: unknown;
  };
  contact_message_mailed: { args: { p_id: BigInteger | null }; returns: boolean | null };
  contact_message_to_mail: { args: { p_id: BigInteger | null }; returns: unknown };
  count_csp_reports: { args: { p_sender_hash: string | null; p_reports: unknown }; returns: number | null };
  create_admin_link: {
    args: {
      p_user_id: string | null;
      p_email: string | null;
      p_email_hash: string | null;
      p_token_hash: string | null;
      p_renew: boolean | null;
    };
    returns: unknown;
  };
  create_contact_message: {
    args: {
      p_name: string | null;
      p_email: string | null;
      p_message: string | null;
      p_sender_hash: string | null;
      p_user_id?: string | null;
      p_mail?: boolean | null;
    };
    returns: unknown;
  };
  delete_account: { args: { p_user_id: string | null }; returns: boolean | null };
  discard_admin_link: { args: { p_user_id: string | null; p_token_hash: string | null }; returns: boolean | null };
  enqueue_job: { args: { p_queue: string | null; p_key: string | null; p_payload: unknown }; returns: boolean | null };
  extend_generation: {
    args: {
      p_generation_id: string | null;
      p_entry_id: BigInteger | null;
      p_place: number | null;
      p_captions: string[] | null;
      p_model?: string | null;
      p_input_tokens?: number | null;
      p_output_tokens?: number | null;
      p_milliseconds?: number | null;
    };
    returns: unknown;
  };
  fail_automatic_response: { args: { p_id: BigInteger | null; p_failure: string | null }; returns: unknown };
  fail_job: {
    args: {
      p_id: BigInteger | null;
      p_lease_id: string | null;
      p_error: string | null;
      p_final?: boolean | null;
      p_wait_seconds?: number | null;
    };
    returns: string | null;
  };
  finish_job: { args: { p_id: BigInteger | null; p_lease_id: string | null }; returns: boolean | null };
  get_trending: { args: Record<string, never>; returns: unknown };
  grant_admin: { args: { p_email: string | null }; returns: string | null };
  has_trending_snapshot: { args: { p_date: string | null }; returns: boolean | null };
  is_last_administrator: { args: { p_user_id: string | null }; returns: boolean | null };
  latest_job_runs: { args: Record<string, never>; returns: unknown };
  list_admins: { args: Record<string, never>; returns: unknown };
  list_articles: {
    args: { p_limit: number | null; p_before_at?: string | null; p_before_id?: string | null };
    returns: unknown;
  };
  list_site_trends: { args: { p_limit: number | null }; returns: unknown };
  next_checkout_attempt: { args: { p_user_id: string | null; p_attempt: number | null }; returns: number | null };
  note_missing_customer: { args: { p_user_id: string | null; p_event_id: string | null }; returns: boolean | null };
  record_job_run: {
    args: { p_job: string | null; p_status: string | null; p_detail: unknown; p_milliseconds: number | null };
    returns: BigInteger | null;
  };
  record_security_event: {
    args: {
      p_kind: string | null;
      p_user_id: string | null;
      p_email_hash: string | null;
      p_address_hash: string | null;
      p_device: string | null;
      p_details: unknown;
    };
    returns: boolean | null;
  };
  recovery_asks_for_code: { args: { p_token_hash: string | null }; returns: boolean | null };
  recovery_token_is_valid: { args: { p_token_hash: string | null }; returns: boolean | null };
  refund_rate_limits: { args: { p_kinds: string[] | null; p_subjects: string[] | null }; returns: number | null };
  release_generation: { args: { p_generation_id: string | null }; returns: boolean | null };
  require_second_factor: { args: { p_required: boolean | null }; returns: boolean | null };
  reserve_free_caption: { args: { p_visitor_hash: string | null }; returns: unknown };
  revoke_admin: { args: { p_email: string | null }; returns: string | null };
  save_trending_snapshot: { args: { p_date: string | null; p_data: unknown }; returns: boolean | null };
  set_stripe_customer: {
    args: { p_user_id: string | null; p_customer_id: string | null; p_expected: string | null };
    returns: string | null;
  };
  suggestion_to_mail: { args: { p_id: BigInteger | null }; returns: unknown };
  take_rate_limits: { args: { p_kinds: string[] | null; p_subjects: string[] | null }; returns: number | null };
  use_admin_link: {
    args: { p_user_id: string | null; p_email: string | null; p_token_hash: string | null };
    returns: boolean | null;
  };
  username_is_taken: { args: { p_username: string | null }; returns: boolean | null };
}
