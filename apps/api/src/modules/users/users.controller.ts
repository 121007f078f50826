import { Controller, Get, Param } from '@nestjs/common';
import { idSchema } from '@wordloom/contracts/id';
import { type User } from '@wordloom/contracts/users';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { UsersService } from './users.service.ts';

@Controller('api/users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get(':id')
  find(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: number): Promise<User> {
    return this.users.find(actor, id);
  }
}
