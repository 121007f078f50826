import { Module } from '@nestjs/common';
import { FileStorageModule } from '#integrations/file-storage/file-storage.module.ts';
import { MailerModule } from '#integrations/mailer/mailer.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { WordsModule } from '../words/words.module.ts';
import { AccountExportRepository } from './account-export.repository.ts';
import { AccountExport } from './account-export.service.ts';
import { AccountRemovalRepository } from './account-removal.repository.ts';
import { AccountRemoval } from './account-removal.service.ts';
import { AccountController } from './account.controller.ts';
import { AvatarFiles } from './avatar-files.service.ts';
import { AvatarController } from './avatar.controller.ts';
import { AvatarsService } from './avatars.service.ts';
import { ProfileService } from './profile.service.ts';

/** One's own account. Stands above `users` and `auth`, which know nothing of it. */
@Module({
  imports: [UsersModule, AuthModule, WordsModule, MailerModule, FileStorageModule],
  controllers: [AccountController, AvatarController],
  providers: [
    ProfileService,
    AvatarsService,
    AvatarFiles,
    AccountRemoval,
    AccountRemovalRepository,
    AccountExport,
    AccountExportRepository,
  ],
  exports: [AvatarsService],
})
export class AccountModule {}
