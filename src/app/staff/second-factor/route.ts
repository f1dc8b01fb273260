export { postSecondFactor as POST } from '@/features/staff/server/handlers/second-factor'
