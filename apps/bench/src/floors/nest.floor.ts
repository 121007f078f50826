/** What Nest itself takes to start: an application with one route and nothing in it. */
import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';

class HelloController {
  hello(): string {
    return 'hello';
  }
}
const hello = Object.getOwnPropertyDescriptor(HelloController.prototype, 'hello');
if (hello) Get()(HelloController.prototype, 'hello', hello);
Controller()(HelloController);

class HelloModule {
  readonly name = 'hello';
}
Module({ controllers: [HelloController] })(HelloModule);

const app = await NestFactory.create<NestExpressApplication>(HelloModule, { logger: false });
await app.listen(0, '127.0.0.1');
process.stdout.write(`listening ${await app.getUrl()}\n`);
process.on('SIGTERM', () => process.exit(0));
