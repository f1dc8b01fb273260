export { postQuizAnswer as POST } from '@/features/quizzes/handlers'
