import { Module } from '@nestjs/common';
import { TranslatorModule } from '#integrations/translator/translator.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { WordsModule } from '../words/words.module.ts';
import { DemoRepository } from './demo.repository.ts';
import { DemoService } from './demo.service.ts';

@Module({
  imports: [TranslatorModule, AuthModule, UsersModule, WordsModule],
  providers: [DemoService, DemoRepository],
  exports: [DemoService],
})
export class DemoModule {}
