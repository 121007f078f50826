import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { RemotePictures } from '#integrations/remote-pictures/remote-pictures.ts';

// Made for these tests and good for nothing else.
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg70fUFcyPIzJ62tIP
tzHI98qVLvrlaXRyqm99sFtr3k6hRANCAAQsVRuDgzRe4A3FMMMySMTSK/o50d23
hPl6L6hsvuAB7Om8eQQb4bUdu6+9PweqBYY3TMCZDu+E9naDTpZxHWJL
-----END PRIVATE KEY-----`;

/** Of avatars.githubusercontent.com, signed by itself, until 2126. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBvDCCAWGgAwIBAgIUH+yuj6ld/nvOWLIJPQLDFFvo+Q8wCgYIKoZIzj0EAwIw
HTEbMBkGA1UEAwwScGljdHVyZXMgb2YgYSB0ZXN0MCAXDTI2MTEyMTA3MDgyNVoY
DzIxMjYxMDI4MDcwODI1WjAdMRswGQYDVQQDDBJwaWN0dXJlcyBvZiBhIHRlc3Qw
WTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQsVRuDgzRe4A3FMMMySMTSK/o50d23
hPl6L6hsvuAB7Om8eQQb4bUdu6+9PweqBYY3TMCZDu+E9naDTpZxHWJLo30wezAd
BgNVHQ4EFgQUIRnI2uoiP/2EE6pCAC5wW4f2vYkwHwYDVR0jBBgwFoAUIRnI2uoi
P/2EE6pCAC5wW4f2vYkwDwYDVR0TAQH/BAUwAwEB/zAoBgNVHREEITAfgh1hdmF0
YXJzLmdpdGh1YnVzZXJjb250ZW50LmNvbTAKBggqhkjOPQQDAgNJADBGAiEA9bqh
P8WP4ykk+HuBqY3Sy1B1ai0OvpYm2ySpoQEm0lgCIQCL/uNzG7GThlBfBQ7CHJ7B
gGLtAsrgkqmMH7E0mxuEJQ==
-----END CERTIFICATE-----`;

/** A server over TLS that stands where GitHub keeps its pictures. */
export interface PictureHost {
  /** Leads a product's connections to it. */
  network: RemotePictures['network'];
  /** The paths that were asked for. */
  asked: string[];
  answer: RequestListener;
  close: () => Promise<void>;
}

export async function startPictureHost(): Promise<PictureHost> {
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    host.asked.push(request.url ?? '');
    host.answer(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const host: PictureHost = {
    network: {
      port: (server.address() as AddressInfo).port,
      ca: CERTIFICATE,
      lookup: (_name, options, done) => {
        if (options.all) done(null, [{ address: '127.0.0.1', family: 4 }]);
        else done(null, '127.0.0.1', 4);
      },
    },
    asked: [],
    answer: (_request, response) => void response.writeHead(404).end(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return host;
}
