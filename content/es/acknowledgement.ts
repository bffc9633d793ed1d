/** La confirmación que recibe el huésped por correo. Sus palabras van debajo, tal como las escribió. */
export const acknowledgement = {
  subject: 'Recibimos su consulta {{reference}}',
  received:
    'Gracias por escribir a {{brand}}. Su consulta llegó completa y no lo compromete a nada. Lleva el número {{reference}}: menciónelo si nos llama o nos escribe, y sabremos enseguida de qué hablamos.',
  /** `theirs`: la hora del huésped, si la sabemos y no es la nuestra. */
  answer: {
    ours: 'Uno de nosotros la lee y le responde en persona, a más tardar el {{ours}}, hora de {{city}}.',
    theirs:
      'Uno de nosotros la lee y le responde en persona, a más tardar el {{theirs}} en su reloj ({{ours}} en {{city}}).',
  },
  /** Si la consulta llega con la oficina cerrada. */
  closed: {
    ours: 'La oficina está cerrada en este momento y abre el {{ours}}, hora de {{city}}.',
    theirs: 'La oficina está cerrada en este momento y abre el {{theirs}} en su reloj.',
  },
  call: '¿Prefiere llamar? Atendemos a estas horas de {{city}}:',
  clocks: 'Cuando allí son las {{ours}}, en su reloj son las {{theirs}}.',
  change:
    '¿Se movieron las fechas, viene uno más? Responda a este correo con una línea. Si prefiere retirar la consulta, díganoslo y borramos lo que nos envió.',
  words: 'Para que lo tenga a mano, esto es lo que nos escribió:',
  link: 'Su consulta menciona una dirección de internet. Para que este correo no lleve enlaces de desconocidos, no la repetimos aquí; a nosotros nos llegó completa.',
  stranger:
    'Si no fue usted quien nos escribió, otra persona puso su dirección por error. Disculpe la molestia: no hace falta que haga nada.',
}
