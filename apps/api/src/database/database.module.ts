import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Database } from './database.ts';

@Global()
@Module({})
export class DatabaseModule {
  /** Lends the app a data source that is connected and migrated; the app closes it when it stops. */
  static using(dataSource: DataSource): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => dataSource.options,
          dataSourceFactory: () => Promise.resolve(dataSource),
        }),
      ],
      providers: [Database],
      exports: [Database],
    };
  }
}
