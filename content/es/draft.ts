/** Lo que el borrador de respuesta agrega a la carta de la oferta. */
export const draft = {
  subject: 'Su consulta {{reference}}',
  link: 'El viaje día por día, con cada línea de su precio, para compartirlo:',
  links: 'Cada viaje día por día, con cada línea de su precio, para compartirlo:',
  free: 'Mientras le escribimos, {{names}} está libre en esos días.',
  freeAll: 'Mientras le escribimos, {{names}} están libres en esos días.',
  booked: 'En esos días {{names}} ya tiene huéspedes.',
  bookedAll: 'En esos días {{names}} ya tienen huéspedes.',
  nearest: 'Sus fechas libres más cercanas, con el primer día a bordo: {{dates}}.',
  nearestAll: 'Las fechas libres más cercanas, con el primer día a bordo: {{each}}.',
  nearestOf: '{{name}}, {{dates}}',
  held: 'Otro grupo tiene apartado {{names}} para esos días y todavía no ha firmado. Le avisamos en cuanto se decida.',
  heldAll:
    'Otros grupos tienen apartados {{names}} para esos días y todavía no han firmado. Le avisamos en cuanto se decidan.',
  ask: 'Estamos confirmando con el capitán que {{names}} siga libre esos días, y le avisamos en cuanto lo sepamos.',
  askAll:
    'Estamos confirmando con los capitanes que {{names}} sigan libres esos días, y le avisamos en cuanto lo sepamos.',
  closing:
    'Nada de esto lo compromete todavía. ¿Qué cambiaría? Basta una línea de respuesta. Si le gusta así, díganoslo y le enviamos la propuesta con el contrato.',
}
