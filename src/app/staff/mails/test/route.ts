import { postTest } from '@/features/mail/server/test-mail'

export const POST = postTest
