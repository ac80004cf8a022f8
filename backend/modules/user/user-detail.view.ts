import type { UserDetail } from '../../../contract/api/account/registration.ts';
import { levelOf } from './profile-level.ts';
import type { UserContext } from './user.context.ts';

/** Who a user is, without password or hash (R01). */
export async function userDetail(context: Pick<UserContext, 'users'>, userId: number): Promise<UserDetail> {
  const user = await context.users.findById(userId);
  if (user === null) throw new Error(`user ${userId} has a session but no row`);
  return {
    userId: user.userId,
    login: user.login,
    username: user.username,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    birthdate: user.birthdate,
    phone: user.phone,
    fidelityCard: user.fidelityCard,
    fiscalCode: user.fiscalCode,
    userTypeId: user.userTypeId,
    profile: { level: levelOf(user) },
    legals: user.legalIds.map((legalId) => ({ legalId })),
    billing: user.billing,
    points: user.points,
  };
}
