import { postTest } from '@/features/inbox/store/status-mails/test-mail'

export const POST = postTest
