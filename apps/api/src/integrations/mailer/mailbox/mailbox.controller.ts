import { Controller, Get, Header, Inject, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { SETTINGS, type Settings } from '#config/settings.ts';
import { Public } from '#shared/auth/actor.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { Answers, content } from '#shared/openapi/answers.ts';
import { listPage } from './list-page.tsx';
import { type KeptMail, Mailbox } from './mailbox.ts';
import { messagePage } from './message-page.tsx';
import { asPage, asSandboxedPage } from './page-headers.ts';

const PAGE = content('text/html', 'A page');

/** A reader for the mails that were kept as files; answers 404 unless the settings ask for it. */
@Public()
@ApiTags('Service')
@Controller('dev/mailbox')
export class MailboxController {
  constructor(
    private readonly mailbox: Mailbox,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  @Header('Refresh', '5')
  @Answers({
    summary: 'Read the mails of a development server',
    200: PAGE,
    errors: ['route.not_found'],
  })
  async list(@Res({ passthrough: true }) response: Response): Promise<string> {
    this.requireMailbox();
    const page = listPage(await this.mailbox.list(), new Date());
    return asPage(response, page);
  }

  @Get(':name')
  @Answers({ summary: 'Read one mail', 200: PAGE, errors: ['route.not_found'] })
  async show(
    @Param('name') name: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    return asPage(response, messagePage(await this.find(name)));
  }

  @Get(':name/html')
  @Answers({ summary: 'Read the HTML of one mail', 200: PAGE, errors: ['route.not_found'] })
  async html(
    @Param('name') name: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    return asSandboxedPage(response, (await this.find(name)).html);
  }

  private async find(name: string): Promise<KeptMail> {
    this.requireMailbox();
    const mail = await this.mailbox.read(name);
    if (!mail) throw new AppError('route.not_found', 'There is no such mail');
    return mail;
  }

  private requireMailbox(): void {
    if (!this.settings.mailbox) {
      throw new AppError('route.not_found', 'There is nothing at this address');
    }
  }
}
