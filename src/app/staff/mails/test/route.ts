import { postTest } from '@/features/inbox/server/status-mails/test-mail'

export const POST = postTest
