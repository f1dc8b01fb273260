import { postTest } from '@/features/status-mails/test-mail'

export const POST = postTest
