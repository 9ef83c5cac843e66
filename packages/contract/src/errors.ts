/**
 * The one table of expected errors: code, HTTP status, and whether a retry can help. HTTP maps a code to its status once, tasks
 * read `retryable` once, the web shows the message of the code (`packages/messages/<locale>/errors.json` has one per code; a test
 * compares the two).
 */
export const ERRORS = {
  invalid_input: { status: 422, retryable: false },
  malformed_request: { status: 400, retryable: false },
  request_too_large: { status: 413, retryable: false },
  not_found: { status: 404, retryable: false },
  method_not_allowed: { status: 405, retryable: false },
  unauthorized: { status: 401, retryable: false },
  forbidden: { status: 403, retryable: false },
  rate_limited: { status: 429, retryable: true },
  busy: { status: 429, retryable: true },
  pixels_used_up: { status: 429, retryable: true },
  internal_error: { status: 500, retryable: true },
  unavailable: { status: 503, retryable: true },
  storage_full: { status: 507, retryable: true },

  email_taken: { status: 409, retryable: false },
  invalid_credentials: { status: 401, retryable: false },
  session_expired: { status: 401, retryable: false },
  invalid_token: { status: 400, retryable: false },
  email_unverified: { status: 403, retryable: false },

  wrong_password: { status: 422, retryable: false },
  not_a_guest: { status: 409, retryable: false },
  sign_in_unavailable: { status: 503, retryable: true },

  second_step_over: { status: 400, retryable: false },
  wrong_code: { status: 422, retryable: false },
  code_used: { status: 422, retryable: false },
  code_out_of_time: { status: 422, retryable: false },
  wrong_recovery_code: { status: 422, retryable: false },
  proof_needed: { status: 403, retryable: false },
  second_factor_required: { status: 403, retryable: false },
  second_factor_exists: { status: 409, retryable: false },
  set_up_over: { status: 409, retryable: false },
  passkey_unknown: { status: 422, retryable: false },
  passkey_refused: { status: 422, retryable: false },
  passkey_copied: { status: 422, retryable: false },
  passkeys_unavailable: { status: 409, retryable: false },
  too_many_passkeys: { status: 409, retryable: false },

  api_key_expired: { status: 401, retryable: false },
  plan_needed: { status: 403, retryable: false },
  session_needed: { status: 403, retryable: false },
  scope_missing: { status: 403, retryable: false },
  too_many_api_keys: { status: 409, retryable: false },
  not_in_sandbox: { status: 409, retryable: false },
  webhook_address_refused: { status: 422, retryable: false },
  too_many_webhooks: { status: 409, retryable: false },
  webhook_off: { status: 409, retryable: false },

  payment_provider_failed: { status: 502, retryable: true },
  already_subscribed: { status: 409, retryable: false },
  no_subscription: { status: 409, retryable: false },
  same_plan: { status: 409, retryable: false },
  checkout_ended: { status: 409, retryable: false },
  invalid_signature: { status: 400, retryable: false },

  unsupported_format: { status: 422, retryable: false },
  file_too_large: { status: 413, retryable: false },
  unreadable_image: { status: 422, retryable: false },
  too_many_files: { status: 422, retryable: false },
  too_many_pixels: { status: 422, retryable: false },
  photos_full: { status: 409, retryable: false },
  no_files: { status: 422, retryable: false },
  no_product_found: { status: 422, retryable: false },
  unrelated_background: { status: 422, retryable: false },
  nothing_differs: { status: 422, retryable: false },
  touch_up_superseded: { status: 409, retryable: false },

  insufficient_credits: { status: 402, retryable: false },
  job_ended: { status: 409, retryable: false },
  job_running: { status: 409, retryable: false },
  job_deleted: { status: 410, retryable: false },
  nothing_to_retry: { status: 409, retryable: false },
  idempotency_conflict: { status: 409, retryable: false },
  unfit_for_preset: { status: 422, retryable: false },
  picture_not_ready: { status: 409, retryable: true },
  changes_used_up: { status: 409, retryable: false },
  touch_ups_used_up: { status: 409, retryable: false },
  languages_used_up: { status: 409, retryable: false },
  nothing_to_translate: { status: 409, retryable: false },
  nothing_to_undo: { status: 409, retryable: false },
  nothing_to_download: { status: 409, retryable: true },
  range_not_satisfiable: { status: 416, retryable: false },
} as const satisfies Record<string, { status: number; retryable: boolean }>;

export type ErrorCode = keyof typeof ERRORS;

/** What is wrong with one field of the input. `field` is a dotted path; `message` a sentence in the reader's language. */
export interface FieldError {
  field: string;
  message: string;
}

/**
 * An error with a code from the table. All deliberately thrown errors are of this class; its `detail` may be shown to the user,
 * `cause` never leaves the process.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: string | undefined;
  readonly fields: readonly FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    options: { detail?: string; fields?: readonly FieldError[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(options.detail ?? code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.detail = options.detail;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  /** HTTP status of the code. */
  get status(): number {
    return ERRORS[this.code].status;
  }

  /** Whether the same request or task may succeed later. */
  get retryable(): boolean {
    return ERRORS[this.code].retryable;
  }
}
