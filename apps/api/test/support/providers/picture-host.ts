import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { RemotePictures } from '#integrations/remote-pictures/remote-pictures.ts';

// Made for these tests and good for nothing else.
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgXm56+wgx4q07Hcxe
AO7OmrtqHBxHz9g91SYbWc8whBWhRANCAAR7ZlwSnu0XKGzTD+EsvynKULvNbEWs
Lb58dwXlvk1rIfqBY8lebhctA1ZY+A1tVqJA0VX5TZheAPiJ4ycjWIUS
-----END PRIVATE KEY-----`;

/** Of avatars.githubusercontent.com, images.pexels.com and images.unsplash.com, signed by itself, until 2126. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIB5TCCAYugAwIBAgIUKIHZiljNENAfGdtmbMUChq9SklUwCgYIKoZIzj0EAwIw
HTEbMBkGA1UEAwwScGljdHVyZXMgb2YgYSB0ZXN0MCAXDTI2MTEyMTA5MDUyOVoY
DzIxMjYxMDI4MDkwNTI5WjAdMRswGQYDVQQDDBJwaWN0dXJlcyBvZiBhIHRlc3Qw
WTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAR7ZlwSnu0XKGzTD+EsvynKULvNbEWs
Lb58dwXlvk1rIfqBY8lebhctA1ZY+A1tVqJA0VX5TZheAPiJ4ycjWIUSo4GmMIGj
MB0GA1UdDgQWBBTR4ra3875KrF/NsDKtCK5IMQOg5DAfBgNVHSMEGDAWgBTR4ra3
875KrF/NsDKtCK5IMQOg5DBQBgNVHREESTBHgh1hdmF0YXJzLmdpdGh1YnVzZXJj
b250ZW50LmNvbYIRaW1hZ2VzLnBleGVscy5jb22CE2ltYWdlcy51bnNwbGFzaC5j
b20wDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEA8YygEAHY77n4
znGTTMQPgIeGeVVb7c/di1Z3URe/75ICIDUDmazW5Sq0l34jrWJz8WSx/k8A20FH
pQ7aDR6lMEgq
-----END CERTIFICATE-----`;

/** A server over TLS that stands where GitHub, Pexels and Unsplash keep their pictures. */
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
