/** Lo que el borrador de respuesta agrega a la carta de la oferta. */
export const draft = {
  subject: 'Su consulta {{reference}}',
  link: 'El viaje día por día, con cada línea de su precio, para compartirlo:',
  links: 'Cada viaje día por día, con cada línea de su precio, para compartirlo:',
  free: 'Mientras le escribimos, {{names}} está libre en esos días.',
  freeAll: 'Mientras le escribimos, {{names}} están libres en esos días.',
  booked: 'En esos días {{name}} ya tiene huéspedes.',
  nearest: 'Sus fechas libres más cercanas, con el primer día a bordo: {{dates}}.',
  held: '{{name}} está apartado esos días para otro grupo, que todavía no ha firmado. Le avisamos en cuanto se decida.',
  ask: '{{name}}: estamos confirmando con el capitán que esos días sigan libres, y le avisamos en cuanto lo sepamos.',
  closing:
    'Nada de esto lo compromete todavía. ¿Qué cambiaría? Basta una línea de respuesta. Si le gusta así, díganoslo y le enviamos la propuesta con el contrato.',
}
