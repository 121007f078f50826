import { rmSync } from 'node:fs';
import path from 'node:path';
import { copyOf, type DataSet, dataSetOf, dropDataSet } from './data/data-set.ts';
import { type DatabaseServer, openDatabaseServer } from './data/database-server.ts';
import type { Options } from './options.ts';
import type { Server } from './processes/child.ts';
import { type FloorName, startFloor } from './processes/floor.ts';
import { startProduct } from './processes/product.ts';
import { type Reader, signInReaders } from './readers.ts';

/** The product on one data set, with people who are signed in. */
export interface Product extends Server {
  readers: Reader[];
}

export type SizeName = keyof Options['sizes'];

/** What the rows measure with; whatever it started it stops. */
export class Bench {
  readonly options: Options;
  readonly dataDir: string;
  readonly server: DatabaseServer;
  private readonly started: { stop: () => Promise<void> }[] = [];
  private readonly products = new Map<string, Promise<Product>>();
  private readonly floors = new Map<string, Promise<Server>>();
  private readonly sets = new Map<number, Promise<DataSet>>();
  private copy: Promise<DataSet> | undefined;

  private constructor(options: Options, dataDir: string, server: DatabaseServer) {
    this.options = options;
    this.dataDir = dataDir;
    this.server = server;
  }

  static async open(options: Options, dataDir: string): Promise<Bench> {
    return new Bench(options, dataDir, await openDatabaseServer(dataDir));
  }

  /** A data set that is only read. */
  set(size: SizeName): Promise<DataSet> {
    const cards = this.options.sizes[size];
    return this.once(this.sets, cards, () => dataSetOf(this.server, cards, this.dataDir));
  }

  /** A copy of the small data set, to be written to. It cannot be made once a product runs on the original. */
  scratch(): Promise<DataSet> {
    return (this.copy ??= this.set('few').then((set) => copyOf(this.server, set)));
  }

  /** The product on a data set; the same process every time. */
  async product(set: DataSet): Promise<Product> {
    return this.once(this.products, set.database, () => this.startProduct(set));
  }

  /** A process of the product for one row alone. */
  async startProduct(set: DataSet, settings: NodeJS.ProcessEnv = {}): Promise<Product> {
    const dataDir = path.join(this.dataDir, 'products', `${set.database}-${this.started.length}`);
    const server = await startProduct({
      dataDir,
      databaseUrl: set.url,
      settings,
      ...(this.options.server !== undefined && { entry: path.resolve(this.options.server) }),
    });
    this.started.push(server);
    return { ...server, readers: await signInReaders(server.origin) };
  }

  floor(name: FloorName, set?: DataSet): Promise<Server> {
    return this.once(this.floors, `${name} ${set?.database ?? ''}`, async () => {
      const floor = await startFloor(name, set?.url);
      this.started.push(floor);
      return floor;
    });
  }

  /** Processes outside our own tree that work for us: the backends of a server that was there before. */
  async foreignProcesses(): Promise<number[]> {
    if (this.server.embedded) return [];
    const rows = await this.server.run<{ pid: number }>('SELECT pid FROM pg_stat_activity');
    return rows.map(({ pid }) => pid);
  }

  async close(): Promise<void> {
    await Promise.all(this.started.map((process) => process.stop()));
    if (this.copy) await dropDataSet(this.server, await this.copy);
    rmSync(path.join(this.dataDir, 'products'), { recursive: true, force: true });
    await this.server.stop();
  }

  private once<Key, Value>(
    kept: Map<Key, Promise<Value>>,
    key: Key,
    make: () => Promise<Value>,
  ): Promise<Value> {
    const value = kept.get(key) ?? make();
    kept.set(key, value);
    return value;
  }
}
