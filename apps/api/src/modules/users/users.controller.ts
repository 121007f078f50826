import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { idSchema } from '@wordloom/contracts/id';
import { type User, userSchema } from '@wordloom/contracts/users';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { Answers } from '#shared/openapi/answers.ts';
import { UsersService } from './users.service.ts';

@ApiTags('Accounts')
@Controller('api/users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get(':id')
  @Answers({
    summary: 'Read a user; the addresses only of oneself',
    200: userSchema,
    errors: ['user.not_found'],
  })
  find(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: number): Promise<User> {
    return this.users.find(actor, id);
  }
}
