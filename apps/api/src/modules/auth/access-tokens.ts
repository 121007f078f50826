import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { z } from 'zod';
import { keptSecret, type Settings, SETTINGS } from '#config/settings.ts';
import type { Actor } from '#shared/auth/actor.ts';

const ISSUER = 'wordloom';
const AUDIENCE = 'wordloom-api';

const claimsSchema = z.object({
  sub: z.string().regex(/^\d+$/).transform(Number),
  jti: z.uuid(),
  exp: z.number(),
});

/** Signs and checks the bearer tokens: JWT, HS256, bound to issuer, audience and a session (`jti`). */
@Injectable()
export class AccessTokens {
  private readonly jwt: JwtService;

  constructor(@Inject(SETTINGS) settings: Settings) {
    const secret = settings.jwtSecret ?? keptSecret(settings.dataDir, 'jwt');
    this.jwt = new JwtService({
      // A key object made once: reading the key anew for every token would cost more than the check.
      secret: createSecretKey(Buffer.from(secret)),
      signOptions: { algorithm: 'HS256', issuer: ISSUER, audience: AUDIENCE },
      verifyOptions: { algorithms: ['HS256'], issuer: ISSUER, audience: AUDIENCE },
    });
  }

  sign({ userId, sessionId }: Actor, seconds: number): string {
    return this.jwt.sign({}, { subject: String(userId), jwtid: sessionId, expiresIn: seconds });
  }

  /** Whom a token names, if it is ours, whole and not expired. Whether its session lives is not asked here. */
  read(token: string): Actor | undefined {
    try {
      const claims = claimsSchema.parse(this.jwt.verify(token));
      return { userId: claims.sub, sessionId: claims.jti };
    } catch {
      return undefined;
    }
  }
}
