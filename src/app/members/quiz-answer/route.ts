export { postQuizAnswer as POST } from '@/features/film/server/quizzes/handlers'
