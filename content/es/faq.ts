import type { FaqCopy } from '../copy.ts'

export const faq = {
  meta: {
    title: 'Preguntas antes de zarpar, con respuesta',
    description: 'Cómo llegar al barco, qué incluye el precio y qué no, mareo, niños, mal tiempo y la entrada a Estados Unidos tras visitar Cuba: lo primero que nos preguntan.',
    keywords: ['preguntas chárter de yates', 'cómo llegar a San Blas', 'qué incluye un chárter', 'catamarán o velero', 'mareo en barco', 'ESTA Cuba'],
  },
  hero: { title: 'Lo que nos preguntan *primero*', lead: 'Casi todas las preguntas tratan del dinero, del movimiento o de cómo se llega al barco. Si falta la suya, háganosla.' },
  transport: {
    title: 'Transporte y llegada',
    items: {
      'panama-guna-yala': { question: '¿Cómo llego de Ciudad de Panamá a Guna Yala?', answer: 'Hay dos maneras, y organizamos cualquiera de ellas.\n\n1. **Por aire.** Vuelo directo de Albrook a El Porvenir, de unos 40 minutos. Las avionetas son pequeñas y los horarios cambian; los confirmamos para su fecha.\n2. **Por tierra y agua.** Unas tres horas en 4x4 hasta Cartí y cerca de una hora en lancha rápida. Se sale hacia las 5:15 de la mañana, porque la carretera cierra por la tarde. En los meses de viento, en la lancha uno se moja.\n\nLleve el pasaporte, que se revisa al entrar a la comarca. Allí se paga un impuesto de entrada de unos US$ 20 a 22 por persona, en efectivo.' },
      'colombia-bahamas-transfer': { question: '¿Y en Colombia y las Bahamas?', answer: 'Vamos por usted al aeropuerto internacional de Cartagena o de Nassau, y en pocos minutos está en el yate. En Cuba el traslado por carretera forma parte de la ruta; vea el [itinerario de Cuba](page:itineraryCuba).' },
      'mainland-stay': { question: '¿Podemos quedarnos en tierra antes del chárter?', answer: 'Sí, en casi todos los destinos, y después de un vuelo largo lo recomendamos. Ciudad de Panamá y Cartagena merecen un día cada una. La estadía no está en el precio del chárter, pero con gusto le sugerimos hotel y auto.' },
    },
  },
  general: {
    title: 'El chárter',
    items: {
      booking: { question: '¿Cómo se reserva?', answer: '[Envíe una consulta](page:contact) con fechas y número de personas. Respondemos con barcos, precios y rutas. Cuando elija, recibirá una propuesta escrita con las condiciones de pago y de cancelación; el barco queda reservado cuando ambas partes confirman. En este sitio no se paga nada. Si quiere también los vuelos, use [Fly & Sail](page:flySail).' },
      season: { question: '¿Cuál es la mejor época?', answer: 'De fines de diciembre a abril el tiempo es seco y con brisa en toda la región. Por destino, los mejores meses son estos:\n\n- **Panamá:** de enero a abril.\n- **Colombia:** de diciembre a abril.\n- **Cuba y las Bahamas:** de noviembre a abril. La temporada de huracanes del Atlántico va del 1 de junio al 30 de noviembre.\n\nNavidad, Carnaval y Semana Santa se reservan primero.' },
      crew: { question: '¿Quién va a bordo con nosotros?', answer: 'Un capitán y un cocinero, en todos los yates. No hace falta que usted tenga licencia ni que haya navegado; si quiere ayudar con las velas, el capitán le dirá cómo.' },
      included: { question: '¿Qué incluye el precio?', answer: 'El yate, la tripulación, tres comidas al día, bebidas, combustible y tasas de puerto. La página de cada [yate](page:yachts) enumera lo que lleva cada uno, porque el equipo varía.' },
      'not-included': { question: '¿Qué no incluye?', answer: '- Vuelos y hoteles\n- [Seguro de viaje](page:insurance), que es obligatorio\n- Traslados, salvo que su propuesta diga otra cosa\n- Propinas\n- Impuestos personales que se pagan en el lugar; en Guna Yala, unos US$ 20 a 22\n- En las Bahamas, la tasa de chárter del 14 % para yates extranjeros, vigente desde julio de 2025' },
      'group-size': { question: '¿Cuántos podemos ser?', answer: 'De dos a doce en un mismo yate. En Macan caben seis; en Tsabalok, ocho; en el Bali 5.4 y en Brisa, doce en seis camarotes. Si son más, dos barcos pueden navegar juntos.' },
      'special-requests': { question: 'Tenemos pedidos especiales. ¿Es un problema?', answer: 'Casi nunca, si lo sabemos con tiempo: comida vegana o sin gluten, una torta de cumpleaños, alguien que dé la mano en la escalera. Para las islas remotas la compra se hace antes de que usted llegue; después ya no hay tienda.' },
      'catamaran-or-monohull': { question: '¿Catamarán o velero?', answer: 'El **catamarán** apenas escora, separa los camarotes y tiene mucha cubierta; lo prefieren las familias y quienes nunca han navegado. El **monocasco**, como [Guji](page:yacht/guji-sun-odyssey-44i), escora, se siente más en el timón y cuesta menos.' },
      seasick: { question: '¿Me voy a marear?', answer: 'Al ancla, casi nunca: detrás del arrecife el agua apenas se mueve. Lo más tranquilo es San Blas en catamarán, con tramos de media hora a dos horas y media. También las Exumas son tranquilas una vez hecho el cruce desde Nassau, que lleva entre cinco y seis horas. Tome la pastilla antes de zarpar, mire el horizonte y avise pronto al capitán.' },
      'day-on-board': { question: '¿Cómo es un día a bordo?', answer: 'Al amanecer hay café y quien quiere se baña. Después del desayuno se navega una o dos horas, con el sol alto para leer el arrecife, y al mediodía el barco está fondeado. Se almuerza a la sombra y se duerme la siesta. La tarde es para el arrecife o para una isla, en kayak o a nado. Se cena con lo que trajeron los pescadores, y a las diez casi todos duermen.' },
      children: { question: '¿Podemos llevar niños?', answer: 'Sí, y con gusto; mejor en catamarán. Díganos la edad y el peso de cada uno para preparar los chalecos. Los padres siguen siendo responsables a bordo y en el agua. En [Tsabalok](page:yacht/leopard-42-tsabalok) los menores de 12 años pagan un 30 % menos en la tarifa por persona.' },
      weather: { question: '¿Y si hace mal tiempo?', answer: 'El capitán cambia la ruta. En San Blas siempre hay un abrigo cerca. Si amenaza una tormenta con nombre en Cuba o las Bahamas, el yate va a puerto de refugio y hablamos de otra fecha u otra costa, según el contrato. Los vuelos quedan a cargo del [seguro](page:insurance), si su póliza los cubre.' },
      'cuba-visa-waiver': { question: '¿Viajar a Cuba afecta mi entrada a Estados Unidos?', answer: 'Sí. Quien haya estado en Cuba desde enero de 2021 pierde el derecho a la exención de visa (ESTA) y necesita visa, también para hacer escala. Consulte con el consulado antes de reservar. [Panamá](page:panama) y [Colombia](page:colombia) no traen esa consecuencia.' },
    },
  },
  closing: { title: '¿Queda una duda?', text: 'Pregunte por correo, por teléfono o por WhatsApp. Le contestará alguien que conoce los barcos.', cta: 'Preguntar' },
} satisfies FaqCopy
