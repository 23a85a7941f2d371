/** What a gateway process is started with. */
export interface GatewaySettings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Folder of the built H5 app, served at '/'. */
  readonly appDir: string | undefined;
  /** Folder of the gray variant, served at '/gray/': the app's own unless another build is named. */
  readonly grayDir: string | undefined;
  /** Where people reach the gateway: addresses of the face page and of files start with it. */
  readonly publicUrl: string;
  /** Proxies whose word on where a call comes from is taken, besides those of this machine: addresses or networks. */
  readonly trustedProxies: readonly string[];
  /** The console and the specimens are never served in production mode. */
  readonly production: boolean;
  /** Company name in contracts. */
  readonly lender: string;
  /** Customer service, as contracts name it. */
  readonly servicePhone: string;
}

const DEFAULT_PORT = 8787;

export function readSettings(env: Readonly<Record<string, string | undefined>>): GatewaySettings {
  const port = Number(env['PORT'] ?? DEFAULT_PORT);
  const host = env['HOST'] ?? '127.0.0.1';
  return {
    host,
    port,
    dataDir: env['SANDBOX_DATA'] ?? '.sandbox',
    databaseUrl: env['DATABASE_URL'],
    appDir: env['APP_DIR'],
    grayDir: env['GRAY_DIR'] ?? env['APP_DIR'],
    publicUrl: env['PUBLIC_URL'] ?? `http://${host}:${port}`,
    trustedProxies: (env['TRUSTED_PROXIES'] ?? '').split(',').filter((proxy) => proxy !== ''),
    production: env['NODE_ENV'] === 'production',
    lender: env['LENDER'] ?? '云岭消费金融有限公司',
    // No real line begins with 4000.
    servicePhone: env['SERVICE_PHONE'] ?? '400-000-0000',
  };
}
