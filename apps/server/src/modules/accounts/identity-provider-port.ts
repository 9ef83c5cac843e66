/** An OpenID provider's claims about the user, after the signature and the answer were verified. */
export interface VerifiedClaims {
  /** The provider's unchanging id of the account. */
  subject: string;
  /** As spelled by the provider; null if it gives none. */
  email: string | null;
  emailVerified: boolean;
  name: string | null;
}

/** Values that must come back unchanged from the provider, or that only we know. */
export interface SignInSecrets {
  state: string;
  nonce: string;
  /** Of PKCE (RFC 7636). */
  codeVerifier: string;
}

export interface IdentityProvider {
  /**
   * The provider's page for one sign-in; `codeChallenge` is the S256 challenge of the code verifier, `language` of the page.
   * @throws AppError sign_in_unavailable when the provider does not answer
   */
  authorizationUrl(request: { state: string; nonce: string; codeChallenge: string; language: string }): Promise<URL>;
  /**
   * Exchanges the callback's `parameters` for claims.
   * @throws AppError sign_in_unavailable when the provider does not answer, unauthorized when anything about the answer is wrong
   */
  exchange(parameters: URLSearchParams, secrets: SignInSecrets): Promise<VerifiedClaims>;
}
