import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const FLAGS = { present: 0x01, verified: 0x04, hasKey: 0x40 };
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url');

interface Signing {
  challenge: string;
  /** Whether the authenticator verified its owner (finger, face or PIN). */
  verified?: boolean;
  /** Signature counter; default: one more than the last. */
  count?: number;
  origin?: string;
}

/** A software authenticator: a P-256 key that answers according to WebAuthn, for one site. */
export class SoftPasskey {
  readonly id = base64url(randomBytes(32));
  readonly #site: URL;
  readonly #key: { publicKey: KeyObject; privateKey: KeyObject };
  #count = 0;
  #owner = '';

  constructor(site: string) {
    this.#site = new URL(site);
    this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** The result of `navigator.credentials.create()`. */
  create({ challenge, user }: { challenge: string; user: { id: string } }) {
    this.#owner = user.id;
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    const authData = Buffer.concat([
      this.#head(FLAGS.present | FLAGS.hasKey, 0),
      Buffer.alloc(16),
      length,
      id,
      Buffer.from(isoCBOR.encode(cose)),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const attestationObject = base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]));
    const clientDataJSON = this.#clientData('webauthn.create', { challenge });
    return this.#answer({ clientDataJSON, attestationObject, transports: ['internal'] });
  }

  /** The result of `navigator.credentials.get()`. */
  get({ verified = true, count = this.#count + 1, ...asked }: Signing) {
    this.#count = count;
    const authData = this.#head(FLAGS.present | (verified ? FLAGS.verified : 0), count);
    const clientDataJSON = this.#clientData('webauthn.get', asked);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = base64url(sign('sha256', signed, this.#key.privateKey));
    return this.#answer({
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature,
      ...(this.#owner !== '' && { userHandle: this.#owner }),
    });
  }

  #head(flags: number, count: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([sha256(this.#site.hostname), Buffer.from([flags]), counter]);
  }

  #clientData(type: string, { challenge, origin = this.#site.origin }: Pick<Signing, 'challenge' | 'origin'>): string {
    return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #answer(response: object) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
